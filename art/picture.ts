/** One illustration: what it shows and how to draw it. */
export interface Picture {
  /** Drawing size in px. */
  width: number;
  height: number;
  /** Widths published, px. */
  widths: readonly number[];
  /** Plain description of what is drawn, in British English. */
  alt: string;
  /** The whole picture as SVG text. */
  draw: () => string;
}

/** Pictures by `<group>/<name>`. */
export type Portfolio = Record<string, Picture>;
