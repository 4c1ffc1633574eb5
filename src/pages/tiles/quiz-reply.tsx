import { Button } from '../../ui/button.tsx';
import type { Tone } from './display.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileLinks } from './tile-links.tsx';

type QuizReplyProps = {
  tile: ReadyTileOf<'quiz'>;
  answer: string;
  titleId: string;
  tone: Tone;
  /** Closes the popup; without one there is nothing to close. */
  onAgain?: () => void;
};

/** What we say to an answer: the way on, or another go. */
export function QuizReply({ tile, answer, titleId, tone, onAgain }: QuizReplyProps) {
  const right = answer === tile.rightAnswer;
  const { title, text } = right ? tile.right : tile.wrong;
  return (
    <>
      <h3 id={titleId} className="text-heading">
        {title}
      </h3>
      <p className="mt-3">{text}</p>
      {right && <TileLinks links={[tile.right.link]} tone={tone} className="mt-6" />}
      {!right && onAgain && (
        <Button className="mt-6" onClick={onAgain}>
          {tile.wrong.tryAgainText}
        </Button>
      )}
    </>
  );
}
