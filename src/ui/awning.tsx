/** The striped awning: one below the header, one above the footer, and no third on a page. */
export function Awning({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`awning-hung ${className}`}>
      <div className="awning" />
    </div>
  );
}
