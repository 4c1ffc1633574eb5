import { Button } from '../../../ui/button.tsx';
import type { Tone } from '../shared/display.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyQuiz } from './quiz.kind.ts';

type QuizReplyProps = {
  tile: ReadyQuiz;
  answer: string;
  titleId: string;
  tone: Tone;
  /** Closes the popup; absent outside a popup. */
  onAgain?: () => void;
};

/** The reply to an answer: its link and, in a popup, another try; the likelier of the two stands out. */
export function QuizReply({ tile, answer, titleId, tone, onAgain }: QuizReplyProps) {
  const right = answer === tile.rightAnswer;
  const { title, text, link = tile.right.link } = right ? tile.right : tile.wrong;
  const style = right || !onAgain ? link.style : 'line';
  return (
    <>
      <h3 id={titleId} className="text-heading">
        {title}
      </h3>
      <p className="mt-3">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <TileLinks links={[{ ...link, style }]} tone={tone} />
        {onAgain && (
          <Button variant={right ? 'line' : 'tomato'} onClick={onAgain}>
            {tile.wrong.tryAgainText}
          </Button>
        )}
      </div>
    </>
  );
}
