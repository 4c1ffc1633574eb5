import type { StructuredData } from '../../../seo/structured-data.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import type { Block, RichText } from '../../rich-text/rich-text.ts';

type Question = { question: string; answer: RichText };

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [plainText(block.words)];
    case 'list':
      return block.items
        .flatMap(({ words, list }) => [words, ...(list?.items.map((item) => item.words) ?? [])])
        .map(plainText);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(', '));
  }
}

/** A page's questions as structured data; empty if it has none. */
export function faqPage(questions: Question[]): StructuredData[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).join('\n') },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
