import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';

import { checkCases } from './cases.ts';
import { checkRecords } from './iss-check.ts';
import { asObject, parseJson } from './read.ts';
import type { FileReport, Finding } from './report.ts';
import { checked } from './report.ts';
import { checkVectors, isVectorFile } from './vectors.ts';
import { checkJsonLines } from './xskat.ts';

const KNOWN = new Set(['.json', '.jsonl', '.sgf']);

/** Checks every file of a known form under a folder; names are relative to it. */
export function checkFolder(folder: string): readonly FileReport[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KNOWN.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ file: relative(folder, path), findings: checkFile(path) }));
}

function checkFile(path: string): readonly Finding[] {
  const text = readFileSync(path, 'utf8');
  switch (extname(path)) {
    case '.jsonl':
      return checkJsonLines(text, basename(path));
    case '.sgf':
      return checkRecords(text);
    default:
      return checkJson(text, dirname(path));
  }
}

function checkJson(text: string, folder: string): readonly Finding[] {
  const whole = 'the file';
  try {
    const content = parseJson(text);
    if (Array.isArray(content))
      return checkCases(content, (name) => readFileSync(join(folder, basename(name)), 'utf8'));
    const object = asObject(content, whole);
    if (isVectorFile(object)) return checkVectors(object);
    return [{ where: whole, outcome: { kind: 'skipped', why: 'neither vectors nor cases' } }];
  } catch (error) {
    return [
      checked(whole, () => {
        throw error;
      }),
    ];
  }
}
