/** Numbers of the messages that the benchmark's room and its players send each other. */
export const COLYSEUS_MESSAGE = { command: 1, view: 2, refusal: 3 } as const;
