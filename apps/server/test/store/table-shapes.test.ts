import { expect, it } from 'vitest';
import { inOrder } from '../../src/store/maintenance/table-shapes.ts';

const table = (name: string) => ({ name, columns: [] });
const needs = (from: string, to: string) => ({ from, to });

it.each([
  { name: 'alone', tables: ['a', 'b'], references: [], order: ['a', 'b'] },
  {
    name: 'in a row',
    tables: ['a', 'b', 'c'],
    references: [needs('a', 'b'), needs('b', 'c')],
    order: ['c', 'b', 'a'],
  },
  {
    name: 'two that need one',
    tables: ['a', 'b', 'c'],
    references: [needs('a', 'c'), needs('b', 'c')],
    order: ['c', 'a', 'b'],
  },
])('tables stand after those that they need: $name', ({ tables, references, order }) => {
  expect(inOrder(tables.map(table), references).map(({ name }) => name)).toEqual(order);
});

it('tables that need each other have no order', () => {
  expect(() => inOrder(['a', 'b'].map(table), [needs('a', 'b'), needs('b', 'a')])).toThrow('a, b');
});
