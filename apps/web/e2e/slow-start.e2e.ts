import { LOOKS } from './support/looks.ts';
import { picture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const MISSING = [
  { what: 'the program does', files: /\/assets\/.*\.js$/ },
  { what: 'the words do', files: /\/assets\/page-.*\.js$/ },
];

for (const [index, { what, files }] of MISSING.entries()) {
  const look = LOOKS[index] ?? LOOKS[0];

  test(`F38: where ${what} not arrive the page says so, and a reload helps, ${look.screen}`, async ({
    invite,
    guard,
  }) => {
    for (const complaint of [/request failed: GET .*\.js/, /Failed to (load|fetch)/, /page error/])
      guard.expects(complaint);
    const anna = await invite('Anna', look);
    await anna.page.route(files, (route) => route.abort());
    await anna.goTo('/');
    await expect(anna.by('slow-start')).toBeVisible();
    await picture(anna, `slow-start-${look.screen}`);
    await anna.page.unroute(files);
    await anna.press(anna.by('slow-start').getByRole('link'));
    await expect(anna.button(anna.words.landing.open)).toBeVisible();
    await expect(anna.by('slow-start')).toHaveCount(0);
  });
}
