/** The parts of the United Kingdom, in the order in which restaurants are listed. */
export const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
