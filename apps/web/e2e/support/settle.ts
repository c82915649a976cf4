import type { Person } from './person.ts';

/** When fonts are there and nothing has moved for some frames: what is fetched late may begin to move late. */
export async function settle({ page }: Person): Promise<void> {
  await page.evaluate(async () => {
    const CALM_FRAMES = 5;
    await document.fonts.ready;
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let calm = 0; calm < CALM_FRAMES; calm++) {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const moving = ending.filter(({ playState }) => playState === 'running');
      if (moving.length > 0) calm = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}
