import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Person } from './person.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** F56: nothing serious or critical for people who listen, use keys or see little. */
export async function expectAccessible(person: Person, screen: string): Promise<void> {
  const { page } = person;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  const grave = results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
  expect.soft(grave, `${screen} for ${person.name}`).toEqual([]);
}
