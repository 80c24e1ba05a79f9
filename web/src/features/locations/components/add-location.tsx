import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { AddLocationRequest } from '#contracts/webstore/locations.requests.js';
import { longestLocationName, type LocationView } from '#contracts/webstore/locations.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { FormField } from '../../../forms/form-field.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { locations } from '../../../texts/locations.js';
import { shell } from '../../../texts/shell.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Modal } from '../../../ui/modal.js';
import { Notice } from '../../../ui/notice.js';
import { Radios } from '../../../ui/radios.js';
import { TextField } from '../../../ui/text-field.js';
import { refetchLocations } from '../api.js';

interface AddLocationProps {
  vendorId: string;
  /** The location that may be copied; absent for the first one. */
  source: LocationView | undefined;
  onClose: () => void;
}

const texts = locations.adding;

type Beginning = 'copy' | 'empty';

interface FormValues {
  name: string;
  begin: Beginning;
}

/** Asks for the name of a new location, and what its page begins with. */
export function AddLocation({ vendorId, source, onClose }: AddLocationProps) {
  const { control, element, add, isPending, problem } = useAddLocation(vendorId, source, onClose);
  const beginnings = source && [
    { id: 'copy' as const, name: texts.copy(source.name || locations.unnamed) },
    { id: 'empty' as const, name: texts.empty },
  ];
  return (
    <Modal isOpen size="small" title={locations.add} close={shell.close} onClose={onClose}>
      <form {...element} onSubmit={(event) => void add(event)} className="grid gap-6">
        {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
        <FormField
          control={control}
          name="name"
          render={(field) => (
            <TextField {...field} autoFocus autoComplete="off" maxLength={longestLocationName} label={texts.name} />
          )}
        />
        {beginnings && (
          <FormField
            control={control}
            name="begin"
            render={({ value, onChange, onBlur }) => (
              <Radios<Beginning>
                {...{ value, onChange, onBlur }}
                label={texts.begin}
                options={beginnings}
                description={texts.copyHint}
              />
            )}
          />
        )}
        <FormActions submit={texts.submit} isPending={isPending} cancel={texts.cancel} onCancel={onClose} />
      </form>
    </Modal>
  );
}

/** The form of a new location, and its submit. */
function useAddLocation(vendorId: string, source: LocationView | undefined, onAdded: () => void) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asRequest = ({ name, begin }: FormValues) => ({
    name: name.trim(),
    ...(begin === 'copy' && source && { copyOf: source.id }),
  });
  const defaultValues: FormValues = { name: '', begin: source ? 'copy' : 'empty' };
  const form = useRequestForm(AddLocationRequest, { defaultValues, asRequest, texts: texts.fields });
  const add = form.handleSubmit(async (values) => {
    setPending(true);
    setProblem(undefined);
    const body = asRequest(values);
    try {
      await api.call(locationsRoutes.addLocation, { params: { id: vendorId }, body });
      await refetchLocations(queryClient);
      toasts.show('success', texts.added(body.name));
      onAdded();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (Object.keys(error.fields).length > 0) form.refuse(error);
      else setProblem(error.message);
    } finally {
      setPending(false);
    }
  });
  return { control: form.control, element: form.element, add, isPending, problem };
}
