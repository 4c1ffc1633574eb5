import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuizReply } from './quiz-reply.tsx';
import type { ReadyTileOf } from './ready-tile.ts';

type QuizPopupProps = {
  tile: ReadyTileOf<'quiz'>;
  /** Open while there is one. */
  answer: string | null;
  titleId: string;
  onClose: () => void;
};

/** The reply as a popup of the platform: Escape closes it and focus goes back to the question. */
export function QuizPopup({ tile, answer, titleId, onClose }: QuizPopupProps) {
  const popup = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (answer === null) popup.current?.close();
    else if (!popup.current?.open) popup.current?.showModal();
  }, [answer]);
  return (
    <dialog
      ref={popup}
      aria-labelledby={answer === null ? undefined : titleId}
      className="quiz-popup"
      onClose={onClose}
    >
      {answer !== null && (
        <>
          <Button variant="quiet" aria-label="Close" className="quiz-close size-12" onClick={onClose}>
            <Icon name="close" />
          </Button>
          <QuizReply tile={tile} answer={answer} titleId={titleId} tone="paper" onAgain={onClose} />
        </>
      )}
    </dialog>
  );
}
