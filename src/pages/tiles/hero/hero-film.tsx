import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './hero-film.module.css';

type Connection = Navigator & { connection?: { saveData?: boolean } };

/** False if the visitor prefers less motion or less data; the film can still be played by its button. */
function mayMove(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  return (navigator as Connection).connection?.saveData !== true;
}

type HeroFilmProps = {
  mobile?: string;
  desktop?: string;
  /** The still picture, shown without JavaScript and until the film plays. */
  children: ReactNode;
};

/** A short silent film over its poster, with a pause button. */
export function HeroFilm({ mobile, desktop, children }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);
  /** After the first play, a paused film keeps its frame instead of returning to the poster. */
  const [hasPlayed, setBegun] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(width >= 768px)').matches;
    setSource(wide ? (desktop ?? mobile) : (mobile ?? desktop));
  }, [mobile, desktop]);
  useEffect(() => {
    if (source && mayMove()) film.current?.play().catch(() => setPlaying(false));
  }, [source]);
  const turn = () => {
    if (isPlaying) return film.current?.pause();
    film.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      {children}
      {source && (
        <>
          <video
            ref={film}
            src={source}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            className={hasPlayed ? undefined : 'invisible'}
            onPlay={() => {
              setPlaying(true);
              setBegun(true);
            }}
            onPause={() => setPlaying(false)}
          />
          <Button variant="cream" size="small" className={styles.button} onClick={turn}>
            {isPlaying ? 'Pause the film' : 'Play the film'}
          </Button>
        </>
      )}
    </>
  );
}
