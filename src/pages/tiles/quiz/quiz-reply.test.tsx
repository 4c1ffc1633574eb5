import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ReadyQuiz } from './quiz.kind.ts';
import { QuizReply } from './quiz-reply.tsx';

const tile = {
  rightAnswer: 'yes',
  right: { title: 'Right', text: 'Well done.', link: { text: 'Enter', url: '/enter' } },
  wrong: { title: 'Wrong', text: 'Not quite.', link: { text: 'Look it up', url: '/about' }, tryAgainText: 'Try again' },
} as ReadyQuiz;

type Shown = Parameters<typeof QuizReply>[0];
let props: Shown;
const Reply = () => <QuizReply {...props} />;
const Page = createRoutesStub([{ path: '/', Component: Reply }]);

/** Links and buttons, as text and target. */
function actions(answer: string, { quiz = tile, inPopup = true } = {}): string[] {
  props = { tile: quiz, answer, titleId: 'reply', tone: 'paper', ...(inPopup && { onAgain: () => {} }) };
  const controls = /<(a|button)(?:[^>]*? href="([^"]*)")?[^>]*>([^<]*)</g;
  return [...renderToStaticMarkup(<Page />).matchAll(controls)].map(
    ([, element, href = element, words]) => `${words}: ${href}`,
  );
}

test.each([
  ['yes', ['Enter: /enter', 'Try again: button']],
  ['no', ['Look it up: /about', 'Try again: button']],
])('the popup after the answer %s has both buttons: the redirect, and another try', (answer, expected) => {
  expect(actions(answer)).toEqual(expected);
});

test('a wrong answer without its own link leads where the right one does', () => {
  const quiz = { ...tile, wrong: { ...tile.wrong, link: undefined } };
  expect(actions('no', { quiz })).toEqual(['Enter: /enter', 'Try again: button']);
});

test('on the page, below the question, the reply has only its link', () => {
  expect(actions('no', { inPopup: false })).toEqual(['Look it up: /about']);
});
