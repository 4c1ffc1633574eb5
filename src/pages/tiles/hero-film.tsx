import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Connection = Navigator & { connection?: { saveData?: boolean } };

/** Films are for those who asked neither for less motion nor for less data; the others may still press play. */
function mayMove(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  return (navigator as Connection).connection?.saveData !== true;
}

type HeroFilmProps = {
  mobile?: string;
  desktop?: string;
  /** The still picture: all there is without JavaScript, and until the film plays. */
  children: ReactNode;
};

/** A short silent film over its poster, with a button that stops it. */
export function HeroFilm({ mobile, desktop, children }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [playing, setPlaying] = useState(false);
  /** Stopped, it keeps its last picture rather than jump back to the poster. */
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(width >= 768px)').matches;
    setSource(wide ? (desktop ?? mobile) : (mobile ?? desktop));
  }, [mobile, desktop]);
  useEffect(() => {
    if (source && mayMove()) film.current?.play().catch(() => setPlaying(false));
  }, [source]);
  const turn = () => {
    if (playing) return film.current?.pause();
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
            className={`tile-behind opening-film ${begun ? '' : 'invisible'}`}
            onPlay={() => {
              setPlaying(true);
              setBegun(true);
            }}
            onPause={() => setPlaying(false)}
          />
          <Button variant="cream" size="small" className="opening-film-button" onClick={turn}>
            {playing ? 'Pause the film' : 'Play the film'}
          </Button>
        </>
      )}
    </>
  );
}
