import { expect, test } from './support/test.ts';

test('F8: a notice goes with the page that it speaks of', async ({ invite }) => {
  const anna = await invite('Anna', { screen: 'phone' });
  const { create, rules } = anna.words;
  await anna.goTo('/new');
  await anna.page.getByLabel(create.yourName).fill(anna.name);
  await anna.press(anna.page.getByText(rules.houseRules, { exact: true }));
  const onAllPass = anna.page.getByRole('group', { name: rules.labels.onAllPass, exact: true });
  await anna.press(onAllPass.getByText(rules.values.ramsch, { exact: true }));
  await expect(anna.page.locator('.toast')).toHaveText(rules.becameCustom);
  await anna.press(anna.button(create.submit));
  await expect(anna.by('invite-link')).toBeVisible();
  expect(await anna.page.locator('.toast').count()).toBe(0);
});
