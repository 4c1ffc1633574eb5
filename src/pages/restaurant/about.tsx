import type { RestaurantAnswer } from '../../restaurants/contract.ts';

type AwardsProps = Pick<RestaurantAnswer, 'awards'> & { awardsTitle: string };

function Awards({ awards, awardsTitle }: AwardsProps) {
  if (awards.length === 0) return null;
  return (
    <>
      <h3 id="awards" className="mt-12 text-dish text-basil">
        {awardsTitle}
      </h3>
      <ul aria-labelledby="awards" className="mt-4">
        {awards.map(({ title, year, awardedBy }) => (
          <li key={title} className="flex flex-wrap items-baseline gap-x-6 border-line border-t py-4 sm:flex-nowrap">
            <span className="figures text-heading text-tomato">{year}</span>
            <span>
              <b className="block font-display text-dish">{title}</b>
              <span className="text-ink-soft">{awardedBy}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function About({ about, ...awards }: Pick<RestaurantAnswer, 'about'> & AwardsProps) {
  const [first, ...rest] = about;
  return (
    <>
      <h2 id="about" className="text-title text-basil">
        The room
      </h2>
      <p className="mt-8 max-w-text text-lead">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-text">
          {paragraph}
        </p>
      ))}
      <Awards {...awards} />
    </>
  );
}
