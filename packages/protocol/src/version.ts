/** Raised whenever an older page could misread a newer server; stale tabs are told to reload. */
export const PROTOCOL_VERSION = 3;
