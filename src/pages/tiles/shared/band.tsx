import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureFile } from '../../../values/picture.ts';
import styles from './band.module.css';

/** Words with a plate beside them. */
export function Band({ picture, children }: { picture?: PictureFile; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <div>{children}</div>
      {picture && <Picture picture={picture} sizes="300px" decorative className={styles.plate} />}
    </div>
  );
}
