import { expect, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import { brandSettings } from './contract.ts';

test('missing settings have defaults', async () => {
  const { book_now_text, backToTopIcon, backToTopOffset, carousel, logoVariants, ...rest } = (await brandContent())
    .settings;
  expect(brandSettings.parse(rest)).toMatchObject({
    book_now_text: 'Book',
    backToTopIcon: 'chevron-up',
    backToTopOffset: 0,
    logoVariants: [],
    carousel: { arrows: true, dots: false },
  });
  expect(brandSettings.parse({ ...rest, carousel: { dots: true } }).carousel).toEqual({ arrows: true, dots: true });
});

test('a brand text has a default, is short and not blank, and accepts only its own placeholders', async () => {
  const { texts, ...rest } = (await brandContent()).settings;
  const plain = brandSettings.parse(rest).texts;
  expect(Object.keys(plain)).toEqual(Object.keys(texts));
  expect(brandSettings.parse({ ...rest, texts: plain }).texts).toEqual(plain);
  expect(brandSettings.parse({ ...rest, texts: { threeWords: 'Find us at' } }).texts).toEqual({
    ...plain,
    threeWords: 'Find us at',
  });
  const invalidTexts = ['Menus of {title}', ' ', 'x'.repeat(121)];
  for (const menusLead of invalidTexts)
    expect(brandSettings.safeParse({ ...rest, texts: { menusLead } }).success).toBe(false);
  expect(brandSettings.safeParse({ ...rest, texts: { menusLeadAt: 'Menus of {title}' } }).success).toBe(true);
});
