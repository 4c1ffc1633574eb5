import { expect, test } from 'vitest';
import { messageFormOf } from './message-form.ts';

test('every chosen file is sent, also from a page whose field had another name', () => {
  const form = new FormData();
  const [bill, menu] = [new File(['bill'], 'bill.pdf'), new File(['menu'], 'menu.pdf')];
  form.append('message', 'Lovely.');
  form.append('uploadedFiles', bill);
  form.append('files', menu);
  form.append('files', new File([], ''));
  expect(messageFormOf(form)).toMatchObject({ message: 'Lovely.', uploadedFiles: [bill, menu] });
});
