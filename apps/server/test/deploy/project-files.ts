import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);

/** A file of the project as text. */
export function projectFile(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

export function isInProject(path: string): boolean {
  return existsSync(fileURLToPath(new URL(path, ROOT)));
}

/** The names of all settings; another test keeps the example whole. */
export function settingNames(): readonly string[] {
  return [...projectFile('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
}
