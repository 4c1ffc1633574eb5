/** Screen sizes of the journeys. */
export const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
