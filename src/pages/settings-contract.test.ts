import { expect, test } from 'vitest';
import { houseContent } from '../../tests/support/app.ts';
import { brandSettings } from './settings-contract.ts';

test('what the settings leave out has its default', async () => {
  const { book_now_text, backToTopIcon, backToTopOffset, carousel, logoVariants, ...rest } = (await houseContent())
    .settings;
  expect(brandSettings.parse(rest)).toMatchObject({
    ...{ book_now_text: 'Book', backToTopIcon: 'chevron-up', backToTopOffset: 0, logoVariants: [] },
    carousel: { arrows: true, dots: false },
  });
  expect(brandSettings.parse({ ...rest, carousel: { dots: true } }).carousel).toEqual({ arrows: true, dots: true });
});
