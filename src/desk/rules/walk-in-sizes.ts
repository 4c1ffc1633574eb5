/** Sizes of walk-ins that are one tap. */
export const WALK_IN_SIZES = [1, 2, 3, 4, 5, 6, 7, 8];
