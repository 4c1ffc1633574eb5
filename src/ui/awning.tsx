type AwningProps = { cloth?: 'tomato' | 'basil'; className?: string };

/** A striped awning as divider: hangs from the part above it, so put it first in the part below. */
export function Awning({ cloth = 'tomato', className = '' }: AwningProps) {
  return (
    <div aria-hidden="true" className={`awning-hung ${className}`}>
      <div className={cloth === 'basil' ? 'awning awning-basil' : 'awning'} />
    </div>
  );
}
