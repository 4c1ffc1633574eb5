import { each, Inlines } from './inlines.tsx';
import { plainText } from './plain-text.ts';
import type { Block, ListItem, RichText } from './rich-text.ts';
import styles from './rich-text-view.module.css';

function Listed({ ordered, items }: { ordered: boolean; items: ListItem[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {each(items, ({ words, list }) => (
        <li>
          <Inlines words={words} />
          {list && <Listed {...list} />}
        </li>
      ))}
    </List>
  );
}

function TextTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {each(head, (words) =>
              words.length > 0 ? (
                <th scope="col">
                  <Inlines words={words} />
                </th>
              ) : (
                <td />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {each(rows, ([first = [], ...cells]) => (
            <tr>
              <th scope="row">
                <Inlines words={first} />
              </th>
              {cells.map((words, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <td key={at} data-label={plainText(head[at + 1] ?? [])}>
                  <Inlines words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Level = 2 | 3 | 4;

/** Heading levels that follow the one above the text, whichever its author chose. */
function levelsOf(text: RichText, top: 2 | 3): (level: number) => Level {
  const highest = Math.min(...text.map((block) => (block.kind === 'heading' ? block.level : 3)));
  return (level) => (top + level - highest) as Level;
}

function Drawn({ block, level }: { block: Block; level: (written: number) => Level }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines words={block.words} />
        </p>
      );
    case 'heading': {
      const Heading = `h${level(block.level)}` as const;
      return (
        <Heading id={block.id}>
          <Inlines words={block.words} />
        </Heading>
      );
    }
    case 'list':
      return <Listed ordered={block.ordered} items={block.items} />;
    case 'table':
      return <TextTable {...block} />;
    default:
      return block satisfies never;
  }
}

type RichTextViewProps = {
  text: RichText;
  /** The level of its highest heading. */
  top?: 2 | 3;
  /** Set in two columns if there is room. */
  columns?: 2;
  className?: string;
};

export function RichTextView({ text, top = 3, columns, className = '' }: RichTextViewProps) {
  const level = levelsOf(text, top);
  return (
    <div className={`${styles.text} ${columns === 2 ? styles.inTwo : ''} ${className}`}>
      {each(text, (block) => (
        <Drawn block={block} level={level} />
      ))}
    </div>
  );
}
