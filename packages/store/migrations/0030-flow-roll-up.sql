-- Each side of an event is a place, and what its contents hold is of one class.
ALTER TABLE activity ADD COLUMN data_class text;
ALTER TABLE activity ADD COLUMN origin_place_id uuid;
ALTER TABLE activity ADD COLUMN destination_place_id uuid;
COMMENT ON COLUMN activity.data_class IS 'Class of the most sensitive data type in its contents, the first by id of several; null where none was found';
COMMENT ON COLUMN activity.origin_place_id IS 'place of the origin, see place-id.ts; null where the event has none';

UPDATE activity SET
  origin_place_id = md5(origin_kind || E'\x1f' || origin_name || E'\x1f' || coalesce(origin_host, '') || E'\x1f'
    || coalesce(origin_container, '') || E'\x1f' || coalesce(origin_account, ''))::uuid,
  destination_place_id = md5(destination_kind || E'\x1f' || destination_name || E'\x1f'
    || coalesce(destination_host, '') || E'\x1f' || coalesce(destination_container, '') || E'\x1f'
    || coalesce(destination_account, ''))::uuid;

-- Classes of the data types as they were until now; from now on each event is written with its own.
WITH known (data_type_id, class, sensitivity) AS (
  SELECT unnest(ids), class, sensitivity FROM (VALUES
    ('business', 0, '{organization,url}'::text[]),
    ('business', 1, '{au-abn,au-acn,br-cnpj,de-company-register,de-vat-id,dk-cvr,es-cif,eu-vat,fr-siren,fr-siret,
      it-vat,kr-brn,no-org-number,pl-nip,pl-regon,se-org-number,sg-uen}'::text[]),
    ('business', 2, '{co-nit,in-gstin,invoice,non-disclosure-agreement,price-list,purchase-order,us-ein}'::text[]),
    ('business', 3, '{contract,customer-list,employment-contract,legal-pleading,performance-review,product-roadmap}'::text[]),
    ('business', 4, '{board-paper,merger-document,patent-application,payroll,personnel-file,security-assessment}'::text[]),
    ('financial', 1, '{swift-bic}'::text[]),
    ('financial', 2, '{crypto-wallet,us-aba-routing,us-loan-number}'::text[]),
    ('financial', 3, '{bank-statement,financial-statement,iban,insurance-claim,ng-bvn,uk-sort-code-account,
      us-bank-account}'::text[]),
    ('financial', 4, '{payment-card}'::text[]),
    ('government', 4, '{tax-form}'::text[]),
    ('health', 1, '{us-npi}'::text[]),
    ('health', 2, '{cpt-code,de-bsnr,de-lanr}'::text[]),
    ('health', 3, '{drug-name,hu-taj,icd-10,icd-9,us-dea-number,us-medical-record-number}'::text[]),
    ('health', 4, '{au-medicare,ca-health-number,de-health-insurance,medical-record,uk-nhs,us-medicare-mbi}'::text[]),
    ('personal', 0, '{date,place}'::text[]),
    ('personal', 1, '{age,de-postcode,email,ip-address,mac-address,person-name,phone,uk-postcode}'::text[]),
    ('personal', 2, '{date-of-birth,de-license-plate,imei,in-vehicle-registration,nationality,
      ng-vehicle-registration,resume,tr-license-plate,uk-vehicle-registration,us-license-plate,vin}'::text[]),
    ('personal', 3, '{ae-emirates-id,ar-cuit,ar-dni,at-passport,at-social-security,au-passport,be-national-number,
      bg-egn,br-cpf,ca-driver-license,ca-passport,ch-ahv,cl-rut,cy-tic,cz-birth-number,de-driver-license,de-id-card,
      de-passport,de-social-security,de-tax-id,de-tax-number,dk-cpr,ee-isikukood,eg-id,es-nie,es-nif,es-passport,
      es-social-security,eu-driving-licence,eu-passport,fi-hetu,fr-driver-license,fr-id-card,fr-passport,
      fr-tax-number,gr-afm,gr-amka,hk-id,hr-oib,hu-tax-id,id-nik,ie-pps,il-id,in-driving-licence,in-pan,in-passport,
      in-voter-id,is-kennitala,it-driver-license,it-fiscal-code,it-id-card,it-passport,jp-passport,ke-id,
      kr-driver-license,kr-passport,lt-personal-code,lu-matricule,lv-personal-code,mt-id,mx-curp,mx-rfc,my-nric,
      ng-nin,nl-bsn,nl-passport,no-fodselsnummer,nz-ird,pe-dni,ph-sss,ph-tin,ph-umid,pl-id-card,pl-pesel,pt-nif,
      ro-cnp,sa-id,se-personnummer,sg-fin,si-emso,sk-birth-number,th-national-id,tw-id,uk-driver-license,
      uk-passport,uk-utr,us-driver-license,us-passport,uy-ci,vn-id}'::text[]),
    ('personal', 4, '{au-tfn,ca-sin,cn-resident-id,fr-nir,in-aadhaar,jp-my-number,kr-frn,kr-rrn,tr-national-id,
      uk-nino,us-itin,us-ssn,za-id}'::text[]),
    ('secret', 3, '{json-web-token,password-hash}'::text[]),
    ('secret', 4, '{1password-secret-key,1password-service-account-token,abstract-api-key,accuweather-api-key,
      adafruit-io-key,adobe-client-id,adobe-client-secret,adyen-api-key,age-secret-key,ai21-api-key,
      aikido-api-token,airbrake-api-key,airship-key,airtable-api-key,airtable-personal-access-token,aiven-api-token,
      alchemy-api-key,algolia-api-key,alibaba-access-key-id,alibaba-secret-key,amazon-oauth-client-secret,
      amplitude-api-key,amplitude-api-token,anthropic-admin-key,anthropic-api-key,anthropic-oauth-token,
      anypoint-client-secret,anyscale-api-key,apideck-api-key,apifonica-token,apify-api-token,apilayer-api-key,
      apilayer-service-key,apimatic-api-key,apollo-api-key,apollo-graphql-key,appcues-api-key,appdynamics-api-key,
      appfollow-api-token,appoptics-api-token,appwrite-api-key,artifactory-api-key,artifactory-password,
      artifactory-reference-token,asana-client-id,asana-personal-access-token,assemblyai-api-key,atera-api-key,
      atlassian-api-token,atlassian-legacy-token,atlassian-scoped-token,auth0-client-secret,authress-service-key,
      autodesk-client-secret,autopilot-api-key,avaza-api-token,aws-access-key-id,aws-bedrock-api-key,aws-mws-token,
      aws-secret-access-key,aws-session-token,axiom-api-token,axonaut-api-key,azure-ad-client-secret,azure-apim-key,
      azure-container-registry-key,azure-cosmos-key,azure-devops-legacy-token,azure-devops-token,azure-function-key,
      azure-openai-key,azure-search-key,azure-shared-access-key,azure-storage-account-key,baidu-api-key,
      bannerbear-api-key,baremetrics-api-key,basic-auth-url,beamer-api-key,beebole-api-token,besttime-api-key,
      betterstack-api-token,billomat-api-key,binance-api-key,bing-maps-key,bitbar-api-key,bitbucket-app-password,
      bitbucket-client-secret,bitbucket-repository-token,bitfinex-api-key,bitly-access-token,bitmex-api-key,
      bittrex-api-key,bitwarden-access-token,blazemeter-api-key,blitapp-api-key,block-explorer-api-key,
      block-protocol-api-key,blockfrost-project-id,blocknative-api-key,blynk-device-token,bombbomb-api-key,
      boostnote-api-token,borgbase-api-token,box-client-secret,braintree-access-token,brandfetch-api-key,
      braze-api-key,brevo-api-key,browserless-api-token,browserstack-access-key,browshot-api-key,budibase-api-key,
      bugherd-api-key,bugsnag-api-key,buildkite-api-token,buttercms-api-token,calendly-access-token,
      campaignmonitor-api-key,canny-api-key,canva-client-secret,capsule-crm-token,cerebras-api-key,
      chargebee-api-key,chartmogul-api-key,chatfuel-token,checkly-api-key,checkout-secret-key,checkr-api-key,
      cicero-api-key,circleci-legacy-token,circleci-personal-token,circleci-project-token,cisco-meraki-api-key,
      clarifai-api-key,clearbit-api-key,clerk-secret-key,clickhouse-api-key,clicksend-api-key,clickup-api-token,
      clockify-api-key,clojars-deploy-token,close-api-key,cloudability-api-key,cloudconvert-api-key,
      cloudflare-api-token,cloudflare-global-key,cloudflare-origin-ca-key,cloudflare-scoped-token,
      cloudinary-api-secret,cloudinary-url,cloudmersive-api-key,cloudsight-api-key,cloudsmith-api-key,
      codacy-api-token,codeclimate-token,codecov-upload-token,codemagic-api-token,coderabbit-api-key,cohere-api-key,
      coin-data-api-key,coinbase-access-token,command-line-password,confluent-access-token,confluent-secret-key,
      connection-string,contentful-delivery-token,contentful-personal-token,contentstack-token,
      contrast-security-api-key,convertkit-api-key,copper-api-key,courier-api-key,covalent-api-key,
      coveralls-repo-token,craftmypdf-api-key,crates-io-token,crowdin-token,cursor-api-key,customerio-api-key,
      cypress-record-key,dashscope-api-key,data-gov-api-key,database-url,databento-api-key,databricks-token,
      datadog-api-key,datadog-client-token,debounce-api-key,deepai-api-key,deepgram-api-key,deepl-api-key,
      deepseek-api-key,defined-networking-token,delighted-api-key,deno-deploy-token,denodeploy-token,
      dependency-track-api-key,detectify-api-key,detectlanguage-api-key,diffbot-token,digitalocean-oauth-token,
      digitalocean-personal-token,digitalocean-refresh-token,discord-bot-token,discord-client-secret,
      discord-webhook,disqus-api-key,django-secret-key,docker-config-auth,docker-organization-token,
      docker-personal-token,docker-swarm-token,docparser-api-key,docusign-integration-key,doppler-other-token,
      doppler-personal-token,doppler-service-token,droneci-access-token,dropbox-access-token,dropbox-app-secret,
      dropbox-long-lived-token,duffel-api-token,dynatrace-api-token,dyspatch-api-key,e2b-api-key,easypost-api-key,
      easypost-test-key,ebay-client-secret,elastic-cloud-api-key,elastic-password,elevenlabs-api-key,
      endor-labs-api-key,enigma-api-key,envoy-api-key,etsy-api-key,everhour-api-key,exa-api-key,expo-access-token,
      facebook-access-token,facebook-app-secret,facebook-app-token,fal-api-key,fastforex-api-key,fastly-api-token,
      figma-token,filestack-api-key,finicity-api-token,finnhub-access-token,firebase-cloud-messaging-key,
      firecrawl-api-key,fireworks-api-key,flagsmith-api-key,flexport-api-key,flickr-access-token,
      flutterwave-secret-key,fly-io-token,food-data-api-key,form-service-key,foursquare-api-key,frame-io-token,
      freemius-secret-key,freshbooks-access-token,freshdesk-api-key,friendli-token,front-api-token,
      fullstory-api-key,gcp-api-key,gcp-oauth-access-token,gcp-oauth-client-secret,gcp-oauth-refresh-token,
      generic-secret,geocoding-service-key,getresponse-api-key,gitea-access-token,github-app-token,
      github-client-secret,github-fine-grained-token,github-oauth-token,github-personal-access-token,
      github-refresh-token,gitlab-deploy-token,gitlab-legacy-token,gitlab-other-token,gitlab-personal-access-token,
      gitlab-pipeline-trigger-token,gitlab-runner-registration-token,gitlab-runner-token,gitlab-session-cookie,
      gitter-access-token,glassnode-api-key,gocardless-api-token,grafana-api-key,grafana-cloud-token,
      grafana-service-account-token,groovehq-api-token,groq-api-key,gtmetrix-api-key,guardian-api-key,
      happyscribe-api-key,harness-api-key,hashicorp-terraform-token,hashicorp-vault-batch-token,
      hashicorp-vault-legacy-token,hashicorp-vault-recovery-token,hashicorp-vault-service-token,helicone-api-key,
      hellosign-api-key,helpscout-app-secret,heroku-api-key,heroku-platform-token,highnote-secret-key,
      holiday-api-key,honeycomb-api-key,http-authorization,hubspot-api-key,hubspot-private-app-token,
      huggingface-access-token,huggingface-organization-token,hunter-api-key,ibm-cloud-api-key,iconfinder-api-key,
      iex-cloud-token,imagekit-private-key,imagga-api-secret,imgix-api-key,imgur-client-secret,infracost-api-token,
      infura-api-key,instagram-access-token,intercom-access-token,intra42-client-secret,intrinio-api-key,
      ionic-personal-token,ipqualityscore-api-key,jenkins-api-token,jfrog-identity-token,jina-api-key,
      jotform-api-key,jumpcloud-api-key,jupiterone-api-key,kaggle-api-token,kagi-api-key,keen-io-key,klarna-api-key,
      klaviyo-api-key,klipfolio-api-key,kraken-access-token,kubernetes-bootstrap-token,kucoin-access-token,
      langfuse-secret-key,langsmith-api-key,lastfm-api-key,launchdarkly-api-key,lemonsqueezy-api-key,
      line-channel-token,linear-api-key,linear-oauth-token,linkedin-client-secret,linode-api-token,live-chat-key,
      liveblocks-secret-key,lob-api-key,logdna-ingestion-key,loggly-token,loginradius-api-key,logzio-api-token,
      lokalise-api-token,looker-client-secret,loyverse-access-token,lunchmoney-api-key,mailchimp-api-key,
      mailersend-api-token,mailgun-api-key,mailgun-public-key,mailjet-api-key,mailmodo-api-key,mailsac-api-key,
      mandrill-api-key,mapbox-public-token,mapbox-secret-token,market-data-api-key,marketo-client-secret,
      mattermost-access-token,mavenlink-token,maxmind-license-key,meilisearch-api-key,mem0-api-key,
      mercury-api-token,mesibo-token,messagebird-access-key,microsoft-teams-webhook,miro-access-token,
      mistral-api-key,mixpanel-api-secret,mockaroo-api-key,mollie-api-key,monday-api-token,mongodb-atlas-key,
      mongodb-service-account-secret,monkeylearn-api-key,moosend-api-key,moralis-api-key,mux-token-secret,
      n8n-api-key,nasdaq-data-link-key,nats-nkey-seed,neon-api-key,netlify-access-token,netlify-legacy-token,
      netrc-password,new-relic-admin-key,new-relic-browser-key,new-relic-insert-key,new-relic-license-key,
      new-relic-pixie-key,new-relic-rest-key,new-relic-user-key,newscatcher-api-key,nftport-api-key,ngrok-api-key,
      ngrok-auth-token,nightfall-api-key,noticeable-api-token,notion-integration-token,npm-access-token,
      nuget-api-key,nvidia-api-key,nylas-api-key,oanda-access-token,octopus-api-key,okta-api-token,omnisend-api-key,
      onelogin-client-secret,onesignal-api-key,onfleet-api-key,openai-admin-key,openai-api-key,openrouter-api-key,
      opensea-api-key,openshift-user-token,openvsx-access-token,opsgenie-api-key,optimizely-token,otpauth-url,
      packagecloud-token,packagist-token,paddle-api-key,pagerduty-api-key,pandadoc-api-key,particle-access-token,
      pastebin-api-key,patreon-access-token,paypal-client-secret,paystack-secret-key,pendo-integration-key,
      peopledatalabs-api-key,percy-token,perplexity-api-key,pinecone-api-key,pipedream-api-key,pivotaltracker-token,
      plaid-access-token,plaid-secret,planetscale-api-token,planetscale-password,plivo-auth-token,
      polar-access-token,posthog-personal-key,posthog-project-key,postman-api-key,postman-collection-token,
      postmark-server-token,prefect-api-key,prismic-access-token,privacy-com-api-key,private-ai-api-key,private-key,
      prodpad-api-key,pubnub-key,pubnub-publish-key,pulumi-access-token,pushbullet-access-token,pusher-app-secret,
      pushover-api-token,pypi-upload-token,qase-api-token,qdrant-api-key,qubole-api-token,railway-token,
      ramp-client-secret,rapidapi-key,rawg-api-key,razorpay-key,readme-api-key,rebrandly-api-key,recaptcha-secret,
      recurly-api-key,reddit-client-secret,refiner-api-key,render-api-key,replicate-api-token,resend-api-key,
      restpack-token,retool-api-token,ringcentral-client-secret,roblox-api-key,rocketreach-api-key,rockset-api-key,
      rollbar-access-token,rootly-api-key,route4me-api-key,rubygems-api-key,runpod-api-key,runway-api-key,
      salesforce-access-token,salesforce-client-secret,samsara-api-token,sanity-token,sauce-labs-access-key,
      scaleway-secret,scalingo-api-token,scrapfly-api-key,screenshot-service-key,search-results-api-key,
      securitytrails-api-key,segment-api-token,segment-write-key,semaphore-api-token,sendbird-api-token,
      sendgrid-api-key,sentry-access-token,sentry-organization-token,sentry-user-token,settlemint-token,
      shippo-api-token,shodan-api-key,shopify-access-token,shopify-app-secret,shopify-custom-app-token,
      shopify-private-app-password,shortcut-api-token,shotstack-api-key,sidekiq-secret,signalwire-token,
      simplesat-api-key,slack-app-token,slack-bot-token,slack-config-token,slack-legacy-token,slack-user-token,
      slack-webhook,smartsheet-access-token,snipcart-api-key,snowflake-programmatic-token,snyk-api-token,
      snyk-oauth-token,solarwinds-token,sonar-legacy-token,sonarqube-token,sourcegraph-access-token,
      spacelift-api-key,sparkpost-api-key,splunk-hec-token,sports-data-api-key,spotify-client-secret,
      square-access-token,square-oauth-secret,squarespace-api-key,sslmate-api-key,stackhawk-api-key,statsig-api-key,
      statuscake-api-key,statuspage-api-key,stock-photo-api-key,stormglass-api-key,storyblok-token,
      strava-client-secret,stripe-restricted-key,stripe-secret-key,stripe-webhook-secret,stytch-secret,
      sumologic-access-id,sumologic-access-key,supabase-access-token,supabase-secret-key,survey-service-key,
      svix-api-token,tailscale-auth-key,tatum-api-key,tavily-api-key,taxjar-api-token,teamcity-password,
      teamwork-token,telegram-bot-token,telnyx-api-key,tencent-secret-id,thingsboard-access-token,
      thunderstore-token,ticketmaster-api-key,tigris-access-key,tines-webhook,tinybird-token,todoist-api-token,
      together-ai-key,toggl-api-token,tradier-access-token,transferwise-api-token,travis-ci-token,trello-api-key,
      trello-api-token,trigger-dev-api-key,truenas-api-key,turso-auth-token,twilio-api-key,twilio-auth-token,
      twitch-client-secret,twitch-stream-key,twitter-access-token,twitter-api-secret,twitter-bearer-token,
      twitter-consumer-key,typeform-token,typesense-api-key,unkey-root-key,uploadcare-secret-key,upstash-token,
      uptimerobot-api-key,urlscan-api-key,vagrant-cloud-token,vault-unseal-key,vbout-api-key,vercel-access-token,
      vercel-blob-token,vercel-legacy-token,vimeo-access-token,virustotal-api-key,voiceflow-api-key,
      vonage-api-secret,voyage-api-key,vultr-api-key,walkscore-api-key,wandb-api-key,weather-api-key,
      web-scraping-api-key,webflow-api-token,weights-and-biases-key,wepay-token,wireguard-key,wit-ai-token,
      workos-api-key,wrike-access-token,xai-api-key,xata-api-key,yandex-api-key,yandex-iam-token,yandex-oauth-token,
      yandex-static-key,yelp-api-key,ynab-access-token,yousign-api-key,zapier-webhook,zendesk-api-token,
      zeplin-access-token,zerotier-api-token,zhipu-api-key,zilliz-api-key,zipcode-api-key,zoho-token,zonka-api-key,
      zoom-client-secret,zuplo-api-key}'::text[]),
    ('source', 3, '{source-c-cpp,source-csharp,source-go,source-infrastructure,source-java,source-javascript,
      source-kotlin,source-php,source-powershell,source-python,source-ruby,source-rust,source-shell,source-sql,
      source-swift}'::text[])
  ) AS builtin (class, sensitivity, ids)
)
UPDATE activity a SET data_class = (
  SELECT class FROM (
    SELECT data_type_id, class, sensitivity FROM known
    UNION ALL
    SELECT data_type_id, class, sensitivity FROM data_type d WHERE d.tenant_id = a.tenant_id
  ) AS types
  WHERE data_type_id = ANY (a.data_types) ORDER BY sensitivity DESC, data_type_id COLLATE "C" LIMIT 1)
WHERE data_types IS NOT NULL;

-- What a person did, and when: screens and filters ask for it.
CREATE INDEX activity_of_person ON activity (tenant_id, actor_key, occurred_at);

ALTER TABLE place ADD COLUMN told_at timestamptz NOT NULL DEFAULT '-infinity';
COMMENT ON COLUMN place.told_at IS 'When the newest event was that tells of it';

INSERT INTO place AS known (tenant_id, place_id, group_id, kind, name, host, container, account, managed, outside,
  first_seen_at, told_at)
SELECT DISTINCT ON (tenant_id, place_id) tenant_id, place_id, md5(kind || E'\x1f' || name)::uuid, kind, name, host,
  container, account, managed, outside, min(occurred_at) OVER (PARTITION BY tenant_id, place_id), occurred_at
FROM activity, LATERAL (VALUES
  (origin_place_id, origin_kind, origin_name, origin_host, origin_container, origin_account, origin_managed,
    origin_outside),
  (destination_place_id, destination_kind, destination_name, destination_host, destination_container,
    destination_account, destination_managed, destination_outside)
) AS side (place_id, kind, name, host, container, account, managed, outside)
WHERE place_id IS NOT NULL
ORDER BY tenant_id, place_id, occurred_at DESC, event_id DESC
ON CONFLICT (tenant_id, place_id) DO UPDATE SET managed = excluded.managed, outside = excluded.outside,
  first_seen_at = least(known.first_seen_at, excluded.first_seen_at), told_at = excluded.told_at;

-- One roll-up of flows: everything that flows are filtered and counted by.
DROP TABLE activity_day;
CREATE TABLE activity_day (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  origin_id uuid NOT NULL,
  destination_id uuid NOT NULL,
  action text NOT NULL,
  category text NOT NULL,
  direction text NOT NULL,
  managed text NOT NULL,
  data_class text NOT NULL,
  sensitivity smallint NOT NULL,
  origin_group_id uuid NOT NULL,
  destination_group_id uuid NOT NULL,
  events bigint NOT NULL,
  bytes numeric NOT NULL,
  objects bytea NOT NULL,
  people bytea NOT NULL,
  PRIMARY KEY (tenant_id, day, origin_id, destination_id, action, category, direction, managed, data_class, sensitivity)
);
COMMENT ON TABLE activity_day IS 'Events of each UTC day by where from, where to and what, kept in the transaction that writes the events. An absent value is the empty string, an absent place the zero UUID';
COMMENT ON COLUMN activity_day.managed IS 'managed or unmanaged: of the destination, as each event says';
COMMENT ON COLUMN activity_day.data_class IS 'Class of the most sensitive data; nothing: none was found; unread: nobody looked';
COMMENT ON COLUMN activity_day.sensitivity IS '0 to 4; -1: no data was found';
COMMENT ON COLUMN activity_day.origin_group_id IS 'place.group_id of the origin: to look it up for each row takes longer than to count';
COMMENT ON COLUMN activity_day.objects IS 'First 8 bytes of the md5 of each event''s object_key, one after the other in any order';
COMMENT ON COLUMN activity_day.people IS 'As objects, of actor_key';
-- Digests do not compress.
ALTER TABLE activity_day ALTER COLUMN objects SET STORAGE EXTERNAL;
ALTER TABLE activity_day ALTER COLUMN people SET STORAGE EXTERNAL;
SELECT make_tenant_table('activity_day', 'SELECT, INSERT, UPDATE, DELETE');

INSERT INTO activity_day
SELECT tenant_id, (occurred_at AT TIME ZONE 'UTC')::date,
  coalesce(origin_place_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(destination_place_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(action, ''), coalesce(category, ''), coalesce(direction, ''),
  CASE WHEN destination_place_id IS NULL THEN '' WHEN destination_managed = 'yes' THEN 'managed' ELSE 'unmanaged' END,
  CASE WHEN data_class IS NOT NULL THEN data_class WHEN content_state IN ('complete', 'partial') THEN 'nothing'
    ELSE 'unread' END,
  coalesce(data_sensitivity, -1),
  coalesce(md5(min(origin_kind) || E'\x1f' || min(origin_name))::uuid, '00000000-0000-0000-0000-000000000000'),
  coalesce(md5(min(destination_kind) || E'\x1f' || min(destination_name))::uuid, '00000000-0000-0000-0000-000000000000'),
  count(*), coalesce(sum(object_bytes), 0),
  coalesce(string_agg(decode(left(md5(object_key), 16), 'hex'), ''), ''),
  coalesce(string_agg(decode(left(md5(actor_key), 16), 'hex'), ''), '')
FROM activity GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
