import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyQuiz } from './quiz.kind.ts';
import { QuizPopup } from './quiz-popup.tsx';
import { QuizReply } from './quiz-reply.tsx';
import styles from './quiz-tile.module.css';

type Quiz = ReadyQuiz;

function Answers({ tile, id }: { tile: Quiz; id: string }) {
  return (
    <fieldset>
      <legend className="text-heading">{tile.question}</legend>
      <ol className={styles.answers}>
        {tile.answers.map((answer) => (
          <li key={answer.id}>
            <label className={styles.answer} htmlFor={`${id}-${answer.id}`}>
              <input
                type="radio"
                id={`${id}-${answer.id}`}
                name="answer"
                value={answer.id}
                required
                defaultChecked={tile.answered === answer.id}
              />
              <span>{answer.text}</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/**
 * One question. With JavaScript the reply is a popup; without, the form requests the page with ?answer= and the reply
 * is below the question.
 */
export default function QuizTile({ tile, id }: TileProps<ReadyQuiz>) {
  const [answer, setAnswer] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAnswer(String(new FormData(event.currentTarget).get('answer')));
  };
  const postedAnswer = tile.answers.some((choice) => choice.id === tile.answered) ? tile.answered : null;
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-8" />
      <div className={styles.card}>
        <form method="get" action={tile.tileId && `#${tile.tileId}`} onSubmit={submit}>
          <Answers tile={tile} id={id} />
          <Button type="submit" size="large" className="mt-8">
            {tile.submitText}
          </Button>
          {postedAnswer !== null && answer === null && (
            <div className={styles.reply} role="status">
              <QuizReply tile={tile} answer={postedAnswer} titleId={`${id}-note`} tone={toneOf(tile)} />
            </div>
          )}
        </form>
        <Picture picture={tile.image} sizes="(width >= 768px) 440px, 80vw" className={styles.plate} />
      </div>
      <QuizPopup tile={tile} answer={answer} titleId={`${id}-reply`} onClose={() => setAnswer(null)} />
    </TileFrame>
  );
}
