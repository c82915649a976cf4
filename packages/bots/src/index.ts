export * from './decide.ts';
export * from './thinking-time.ts';
