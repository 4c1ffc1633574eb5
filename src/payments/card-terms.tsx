export function CardTerms({ terms }: { terms: string[] }) {
  return (
    <ul className="mb-5 grid gap-1 border-l-4 border-butter pl-4">
      {terms.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
