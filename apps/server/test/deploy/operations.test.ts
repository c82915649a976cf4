import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';
import { isInProject, projectFile, settingNames } from './project-files.ts';

const text = projectFile('docs/OPERATIONS.md');
const namesIn = (pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('docs/OPERATIONS.md', () => {
  it('names every setting but the one that only developers need', () => {
    const needed = settingNames().filter((name) => name !== 'WEB_FOLDER');
    expect(needed.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('names every metric of the server, and no other', async () => {
    const metrics = new Metrics();
    metrics.watch({ tables: () => 0, sockets: () => 0 });
    const offered = [...(await metrics.text()).matchAll(/^# TYPE (skat_\w+)/gm)].map(([, name]) => name);
    expect(new Set(namesIn(/`(skat_[a-z_]+)[`{]/g).filter((name) => name !== 'skat_session'))).toEqual(
      new Set(offered),
    );
  });

  it('gives commands and files that are there', () => {
    const { scripts } = JSON.parse(projectFile('package.json')) as { readonly scripts: object };
    const commands = namesIn(/(?:pnpm@[\d.]+|npm run|`pnpm) ([a-z-]+)/g).filter((name) => name !== 'install');
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(scripts).toHaveProperty(command);
    for (const file of namesIn(/\]\(\.\.\/([^)]+)\)/g))
      expect([file, isInProject(file)]).toEqual([file, true]);
  });
});
