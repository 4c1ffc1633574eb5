import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unsent } from '../../forms/form-answer.ts';
import { fieldIn } from '../../forms/form-frame.tsx';
import { ExperienceFields } from './experience-fields.tsx';

const render = (values: Record<string, string>) =>
  renderToStaticMarkup(
    <ExperienceFields
      values={values}
      today="2026-11-20"
      isRequired={false}
      count={1}
      onCount={() => undefined}
      field={fieldIn('apply', unsent('application', values))}
    />,
  );
const end = { 'experience.0.toMonth': '5', 'experience.0.toYear': '2024' };
const END =
  /<fieldset([^>]*)>(?:(?!<\/?fieldset).)*name="experience\.0\.toMonth".*value="5" selected.*value="2024" selected/;

test('the end of a position is chosen in fields that are submitted', () => {
  expect(END.exec(render(end))?.[1]).toMatch(/^ class="[^"]*"$/);
});

test('the end of the current position is kept, but hidden and not submitted', () => {
  expect(END.exec(render({ ...end, 'experience.0.isCurrentRole': 'on' }))?.[1]).toMatch(/hidden="" disabled=""/);
});
