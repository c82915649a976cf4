export * from './version.ts';
export * from './same.ts';
export * from './text-schemas.ts';
export * from './game-schemas.ts';
export * from './table-schemas.ts';
export * from './errors.ts';
export * from './rest.ts';
export * from './events.ts';
