/** The striped awning. One hangs below the header, one above the footer: a page has no third. */
export function Awning({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`awning-hung ${className}`}>
      <div className="awning" />
    </div>
  );
}
