import { affogato } from '../food/affogato.ts';
import { pannaCotta } from '../food/cakes.ts';
import { cannoli } from '../food/cannoli.ts';
import { gelato } from '../food/ices.ts';
import { tiramisu } from '../food/tiramisu.ts';
import type { Course } from './dish.ts';

/** To finish. */
export const desserts: Course = {
  tiramisu: { alt: 'A slice of tiramisù: layers of coffee-soaked sponge and mascarpone under cocoa', draw: tiramisu },
  'panna-cotta': { alt: 'Panna cotta with raspberry coulis, berries and mint', draw: pannaCotta },
  gelato: {
    alt: 'Three scoops of gelato, pistachio, strawberry and stracciatella, in a glass coupe with a wafer',
    draw: gelato,
  },
  cannoli: {
    alt: 'Three cannoli filled with ricotta, dipped in pistachio, chocolate and candied orange',
    draw: cannoli,
  },
  affogato: { alt: 'Hot espresso poured over a scoop of vanilla gelato in a glass', draw: affogato },
};
