import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { fieldId } from '../../parts/customer-props.ts';
import type { Journey } from '../frame/journey-props.ts';

/** Greets the remembered diner, with a button to forget them. */
export function Remembered({ journey: { state, dispatch } }: { journey: Journey }) {
  const { remembered } = state;
  if (!remembered) return null;
  const forget = () => {
    dispatch({ type: 'customer forgotten' });
    document.getElementById(fieldId('firstName'))?.focus();
  };
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4">
      <span className="wrap-anywhere">
        Welcome back, {remembered.firstName} {remembered.lastName}.
      </span>
      <Button variant="quiet" onClick={forget}>
        Forget me
      </Button>
    </p>
  );
}

/** Asks to remember the diner on this device, unless it does already. */
export function RememberMe({ journey: { state, dispatch } }: { journey: Journey }) {
  if (state.remembered) return null;
  return (
    <div className="mb-4">
      <Checkbox
        id="booking-rememberMe"
        checked={state.rememberMe}
        onChange={(event) => dispatch({ type: 'remember me ticked', ticked: event.target.checked })}
      >
        Remember me on this device
      </Checkbox>
    </div>
  );
}
