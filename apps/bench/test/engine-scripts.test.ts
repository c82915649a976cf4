import { describe, expect, it } from 'vitest';
import { playScript, writeScripts } from '../src/engine/scripted-game.ts';

describe('scripted games', () => {
  const scripts = writeScripts(60, 5);

  it('are played out to the last trick and evaluated, none passed in', () => {
    const unfinished = scripts.filter((script) => {
      const { facts, evaluation } = playScript(script);
      if (facts.kind !== 'played' || evaluation === null) return true;
      return facts.declarerTricks + facts.defenderTricks !== 10;
    });
    expect(unfinished).toEqual([]);
  });

  it('are the same for the same seed and others for another', () => {
    const facts = (seed: number): string => JSON.stringify(writeScripts(5, seed).map(playScript));
    expect(facts(5)).toBe(facts(5));
    expect(facts(6)).not.toBe(facts(5));
  });
});
