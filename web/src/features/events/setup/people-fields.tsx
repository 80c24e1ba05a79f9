import { eventTypes } from '#contracts/events/event.js';
import { chooseEventType, rolesOf } from '#contracts/events/event-people.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { TextField } from '../../../ui/text-field.js';
import { ChoicePills } from '../components/choice-pills.js';
import type { StepFieldsProps } from './step-fields.js';

const types = eventTypes.map((id) => ({ id, name: texts.types[id] }));

/** The people of the event; the roles depend on the type (EV-19, EV-20). */
export function PeopleFields({ answers, onChange, problems }: StepFieldsProps) {
  const { firstName, lastName, eventType, role } = answers;
  return (
    <>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label={texts.fields.firstName}
          autoComplete="given-name"
          value={firstName}
          onChange={(typed) => onChange({ firstName: typed })}
          errorMessage={problems['eventUser.firstName']}
        />
        <TextField
          label={texts.fields.lastName}
          autoComplete="family-name"
          value={lastName}
          onChange={(typed) => onChange({ lastName: typed })}
          errorMessage={problems['eventUser.lastName']}
        />
      </div>
      <ChoicePills
        label={texts.fields.type}
        options={types}
        value={eventType}
        onChange={(type) => onChange(chooseEventType({ eventType, role }, type))}
        errorMessage={problems['event.eventType']}
      />
      <ChoicePills
        label={texts.fields.role}
        options={rolesOf(eventType).map((id) => ({ id, name: texts.roles[id] }))}
        value={role}
        onChange={(chosen) => onChange({ role: chosen })}
        errorMessage={problems['eventUser.role']}
      />
    </>
  );
}
