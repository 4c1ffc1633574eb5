import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { leadsWithinPage } from '../../../ui/links/followed-link.ts';
import { NoticesPlace, tellDialogs } from '../../../ui/notices-place.tsx';
import type { ReadyQuiz } from './quiz.kind.ts';
import styles from './quiz-popup.module.css';
import { QuizReply } from './quiz-reply.tsx';

type QuizPopupProps = {
  tile: ReadyQuiz;
  /** The popup is open unless this is null. */
  answer: string | null;
  titleId: string;
  onClose: () => void;
};

/** The reply in a native dialog: Escape closes it, and focus returns to the question. */
export function QuizPopup({ tile, answer, titleId, onClose }: QuizPopupProps) {
  const popup = useRef<HTMLDialogElement>(null);
  const open = answer !== null;
  useEffect(() => {
    if (!open) return;
    const element = popup.current;
    element?.showModal();
    tellDialogs();
    return () => {
      element?.close();
      tellDialogs();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <dialog
      ref={popup}
      aria-labelledby={answer === null ? undefined : titleId}
      className={styles.popup}
      onClose={onClose}
      // Behind the popup, nobody would see the link's target.
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link && leadsWithinPage(link)) onClose();
      }}
    >
      {answer !== null && (
        <>
          <Button variant="quiet" aria-label="Close" className={`${styles.close} size-12`} onClick={onClose}>
            <Icon name="close" />
          </Button>
          <QuizReply tile={tile} answer={answer} titleId={titleId} tone="paper" onAgain={onClose} />
        </>
      )}
      <NoticesPlace />
    </dialog>
  );
}
