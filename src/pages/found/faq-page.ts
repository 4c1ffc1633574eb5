import { plainWords } from '../tiles/plain-words.ts';
import type { Block, RichText } from '../tiles/rich-text.ts';
import type { Thing } from './schema-org.ts';

type Question = { question: string; answer: RichText };

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [plainWords(block.words)];
    case 'list':
      return block.items
        .flatMap(({ words, list }) => [words, ...(list?.items.map((item) => item.words) ?? [])])
        .map(plainWords);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainWords).join(', '));
  }
}

/** Questions as a page asks and answers them; nothing where it asks none. */
export function faqPage(questions: Question[]): Thing[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).join('\n') },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
