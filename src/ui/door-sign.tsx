type DoorSignProps = {
  isOpen: boolean;
  /** 'Open' or 'Closed'. */
  label: string;
  /** 'closes 10.30pm', 'opens tomorrow 9am'; may be empty. */
  detail: string;
  className?: string;
};

/** Open or closed, as the sign hanging in the door. Takes an OpenStatus as it is. */
export function DoorSign({ isOpen, label, detail, className = '' }: DoorSignProps) {
  return (
    <p className={`door-sign ${isOpen ? '' : 'door-sign-closed'} ${className}`}>
      <span className="door-sign-board">
        <span className="block font-display text-dish">{label}</span>
        {detail && <span className="block text-sm leading-snug">{detail}</span>}
      </span>
    </p>
  );
}
