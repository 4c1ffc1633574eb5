export type Covers = { adultCovers: number; childCovers: number };

export const coversOf = ({ adultCovers, childCovers }: Covers): number => adultCovers + childCovers;
