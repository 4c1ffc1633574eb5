export type ButtonLook = {
  /**
   * tomato: the main action; basil: a second one; line: on a light background; cream: on a dark one; quiet: text only.
   */
  variant?: 'tomato' | 'basil' | 'butter' | 'line' | 'cream' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

const variants: Record<NonNullable<ButtonLook['variant']>, string> = {
  tomato: 'label bg-tomato text-cream hover:bg-tomato-deep',
  basil: 'label bg-basil text-cream hover:bg-basil-deep',
  butter: 'label bg-butter text-ink hover:bg-butter-tint',
  line: 'border-2 border-ink text-ink hover:bg-ink hover:text-cream',
  cream: 'label bg-cream text-tomato-deep hover:bg-butter-tint',
  quiet: 'text-link px-0!',
};

// Padding scales with the viewport, since large text on 320 px has little room at its sides.
const sizes: Record<NonNullable<ButtonLook['size']>, string> = {
  small: 'min-h-10 px-[min(1rem,5vw)] text-sm',
  medium: 'min-h-12 px-[min(1.5rem,7.5vw)] text-base',
  large: 'min-h-14 px-[min(2rem,10vw)] text-lg',
};

/** The classes of a button, for other elements such as a summary or a label; `button` only styles them. */
export function buttonClass({ variant = 'tomato', size = 'medium', className = '' }: ButtonLook = {}): string {
  return `button inline-flex max-w-full items-center justify-center gap-2 rounded-md font-bold leading-tight text-center transition-colors disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${className}`;
}
