import { uuid } from '../shared/params.js';
import { route, signedIn, view } from '../shared/route.js';
import { attachmentTypeNames, maxAttachmentBytes } from './attachments.js';
import { BeginAttachmentRequest } from './attachments.requests.js';
import type { AttachmentUploadView } from './attachments.views.js';

export const attachmentRoutes = {
  beginAttachment: route({
    method: 'POST',
    path: 'conversations/:id/attachments',
    summary: `A signed URL for one file (${attachmentTypeNames.join(', ')}) of at most ${maxAttachmentBytes} bytes, valid for 10 minutes`,
    access: signedIn,
    inPerson: true,
    params: { id: uuid },
    body: BeginAttachmentRequest,
    answer: view<AttachmentUploadView>(),
  }),
};
