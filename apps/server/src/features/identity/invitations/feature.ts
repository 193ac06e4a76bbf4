import { defineFeature } from '../../../http/feature.ts';
import { invitationRouteHandlers } from './invitation-routes.ts';

export const feature = defineFeature({ id: 'invitations', routes: invitationRouteHandlers });
