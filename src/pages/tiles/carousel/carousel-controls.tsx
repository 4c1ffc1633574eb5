import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './carousel-controls.module.css';
import type { Strip } from './use-strip.ts';

type CarouselControlsProps = { strip: Strip; titles: string[]; arrows: boolean; dots: boolean };

function Dots({ strip, titles }: Pick<CarouselControlsProps, 'strip' | 'titles'>) {
  return (
    <ul className="flex flex-wrap">
      {titles.map((title, slide) => (
        <li key={title}>
          <button
            type="button"
            className={styles.dot}
            aria-label={title}
            aria-current={slide === strip.at ? 'true' : undefined}
            onClick={() => strip.goTo(slide)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Arrows, dots and pause; rendered only if scripts run. */
export function CarouselControls({ strip, titles, arrows, dots }: CarouselControlsProps) {
  const { atStart, atEnd, step, rotation } = strip;
  return (
    <div className={`${styles.controls} flex-wrap items-center gap-3`}>
      {dots && <Dots strip={strip} titles={titles} />}
      {rotation && (
        <Button variant="line" aria-pressed={!rotation.on} onClick={rotation.toggle}>
          Pause
        </Button>
      )}
      {arrows && (
        <>
          <Button
            variant="line"
            className="size-12 px-0!"
            aria-label="Previous"
            aria-disabled={atStart}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" />
          </Button>
          <Button
            variant="line"
            className="size-12 px-0!"
            aria-label="Next"
            aria-disabled={atEnd}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" />
          </Button>
        </>
      )}
    </div>
  );
}
