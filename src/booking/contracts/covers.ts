/** The people of a party. */
export type Covers = { adultCovers: number; childCovers: number };

/** How many people a party is. */
export const coversOf = ({ adultCovers, childCovers }: Covers): number => adultCovers + childCovers;
