export * from './decide.ts';
export * from './decide-aside.ts';
export * from './officers/decide-officers.ts';
export * from './thinking-time.ts';
