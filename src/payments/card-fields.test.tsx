import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CardFieldsHandle, NOT_READY } from './card/card-step.ts';
import CardFields from './card-fields.tsx';
import { TestCardForm } from './test-vault/test-card-form.tsx';

const ref = createRef<CardFieldsHandle>();
const noop = () => {};

test('the card terms show first, before the provider is known', () => {
  const html = renderToStaticMarkup(
    <CardFields ref={ref} terms={['Nothing is charged today.']} amountPence={4000} getClientToken={async () => ''} />,
  );
  expect(html.indexOf('Nothing is charged today.')).toBeGreaterThan(html.indexOf('Your card'));
  expect(html).toContain('role="status"');
  expect(html).not.toContain('<input');
  expect(NOT_READY).toContain('Try again');
});

test("the test vault is labelled as one, and a form around it can't submit its fields", () => {
  const html = renderToStaticMarkup(
    <TestCardForm ref={ref} clientToken="" amountPence={4000} onReady={noop} onFailed={noop} onErrors={noop} />,
  );
  expect(html).toContain('Test cards only: real cards won’t work');
  expect(html).not.toMatch(/<input[^>]*\sname=/);
  for (const [id, autoComplete] of [
    ['card-number', 'cc-number'],
    ['card-expiry', 'cc-exp'],
    ['card-cvv', 'cc-csc'],
  ])
    expect(html).toMatch(
      new RegExp(`<input(?=[^>]*id="${id}")(?=[^>]*autoComplete="${autoComplete}")[^>]*inputMode="numeric"`, 'i'),
    );
});
