import { describe, expect, it } from 'vitest';
import { isInProject, projectFile } from './project-files.ts';
import shipped from '../../tsdown.config.ts';

interface Manifest {
  readonly packageManager?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const dockerfile = projectFile('Dockerfile');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const manifestOf = (folder: string): Manifest => JSON.parse(projectFile(`${folder}package.json`)) as Manifest;
const copied = (text: string): readonly string[] =>
  [...text.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));

describe('Dockerfile', () => {
  it('copies what is there', () => {
    expect(copied(dockerfile).length).toBeGreaterThan(5);
    expect(copied(dockerfile).filter((path) => !isInProject(path))).toEqual([]);
  });

  it("installs with this project's pnpm, on a Node it runs on", () => {
    const { packageManager = '' } = manifestOf('');
    const used = [...dockerfile.matchAll(/npx --yes (\S+)/g)].map(([, tool]) => tool);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set([packageManager]));
    expect(stages.map((stage) => /^FROM (\S+)/.exec(stage)?.[1])).toEqual(stages.map(() => 'node:20-slim'));
  });

  it('has the manifest of every package of the workspace that the server needs', () => {
    const modules = stages.find((stage) => stage.includes(' AS modules')) ?? '';
    const own = Object.keys(manifestOf('apps/server/').dependencies ?? {}).flatMap(
      (name) => /^@skat\/(.*)/.exec(name)?.[1] ?? [],
    );
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) expect(copied(modules)).toContain(`packages/${name}/package.json`);
  });

  it('takes from its stages what they make, and runs the server as somebody without rights', () => {
    const last = stages.at(-1) ?? '';
    const taken = [...last.matchAll(/^COPY --from=(\w+) \/skat\/(\S+) (\S+)$/gm)];
    expect(taken.map(([, from, path]) => `${from} ${path}`)).toEqual([
      'modules node_modules',
      'modules apps/server',
      'build apps/server/dist',
      'build apps/web/dist',
    ]);
    expect(taken.filter(([, , path, to]) => path !== to)).toEqual([]);
    expect(last).toMatch(/^USER node$/m);
    const main = /^CMD \["node", "apps\/server\/dist\/(\w+)\.js"\]$/m.exec(last)?.[1] ?? '';
    expect(Object.keys(shipped.entry as object)).toContain(main);
  });
});
