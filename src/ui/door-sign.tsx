import styles from './door-sign.module.css';

type DoorSignProps = {
  isOpen: boolean;
  label: string;
  /** 'closes 10.30pm', 'opens tomorrow 9am'; may be empty. */
  detail: string;
  className?: string;
};

/** Open or closed, as a sign. Takes the fields of an OpenStatus. */
export function DoorSign({ isOpen, label, detail, className = '' }: DoorSignProps) {
  return (
    <p className={`${styles.sign} ${isOpen ? '' : styles.closed} ${className}`}>
      <span className={styles.board}>
        <span className="block font-display text-dish">{label}</span>
        {detail && <span className="block text-sm leading-snug">{detail}</span>}
      </span>
    </p>
  );
}
