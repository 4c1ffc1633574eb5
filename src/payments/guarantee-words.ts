export const GUARANTEE_WORDING_VERSION = '2026-11';
export const guaranteeWords = (_: {
  amountPence: number;
  covers: number;
  perCoverPence: number;
  freeUntil: number;
  placeTitle: string;
}): string[] => ['words'];
