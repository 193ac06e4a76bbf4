// Its own module, so that the page can be drawn before the code of toasts is there.
export { ToastArea } from '@waybill/ui';
